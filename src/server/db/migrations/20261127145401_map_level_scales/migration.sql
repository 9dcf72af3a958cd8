CREATE TABLE "level_scales" (
	"id" uuid PRIMARY KEY,
	"scale" text NOT NULL UNIQUE,
	"steps" jsonb,
	"source" text,
	"source_link" text,
	"source_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by_id" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_scales_scale_check" CHECK ("scale" in ('FEP', 'APA')),
	CONSTRAINT "level_scales_source_check" CHECK (("steps" is null) = ("source" is null) and ("steps" is null) = ("source_on" is null))
);
--> statement-breakpoint
CREATE INDEX "level_scales_changer_index" ON "level_scales" ("changed_by_id");--> statement-breakpoint
ALTER TABLE "level_scales" ADD CONSTRAINT "level_scales_changed_by_id_users_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "users"("id") ON DELETE SET NULL;