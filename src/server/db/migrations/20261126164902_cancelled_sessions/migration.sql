CREATE TABLE "cancelled_sessions" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL,
	"coach_id" uuid,
	"group_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"title" text NOT NULL,
	"session_date" timestamp(3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"revision" integer NOT NULL,
	"cancelled_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "cancelled_sessions_player_index" ON "cancelled_sessions" ("player_id");--> statement-breakpoint
CREATE INDEX "cancelled_sessions_coach_index" ON "cancelled_sessions" ("coach_id");--> statement-breakpoint
CREATE INDEX "cancelled_sessions_change_index" ON "cancelled_sessions" ("change_id");--> statement-breakpoint
CREATE INDEX "cancelled_sessions_time_index" ON "cancelled_sessions" ("cancelled_at");--> statement-breakpoint
ALTER TABLE "cancelled_sessions" ADD CONSTRAINT "cancelled_sessions_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "cancelled_sessions" ADD CONSTRAINT "cancelled_sessions_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
UPDATE "training_sessions" SET "changed_at" = "created_at";--> statement-breakpoint
-- Offsets and abbreviations are no time zones: browsers and PostgreSQL read them differently. The browser tells its zone again.
UPDATE "users" SET "time_zone" = NULL WHERE "time_zone" NOT LIKE '%/%' AND "time_zone" <> 'UTC';--> statement-breakpoint
UPDATE "training_sessions" SET "time_zone" = 'UTC' WHERE "time_zone" NOT LIKE '%/%' AND "time_zone" <> 'UTC';
