CREATE TABLE "badge_keys" (
	"kid" text PRIMARY KEY,
	"public_key" text NOT NULL,
	"sealed_key" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp(3) with time zone,
	CONSTRAINT "badge_keys_retired_check" CHECK (("retired_at" is null) = ("sealed_key" is not null))
);
--> statement-breakpoint
CREATE TABLE "level_badges" (
	"id" uuid PRIMARY KEY,
	"verification_id" uuid UNIQUE,
	"status_index" integer NOT NULL UNIQUE,
	"salt" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_badges_index_check" CHECK ("status_index" between 0 and 1048575)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "badge_keys_current_index" ON "badge_keys" ((true)) WHERE "retired_at" is null;--> statement-breakpoint
ALTER TABLE "level_badges" ADD CONSTRAINT "level_badges_verification_id_level_verifications_id_fkey" FOREIGN KEY ("verification_id") REFERENCES "level_verifications"("id") ON DELETE SET NULL;