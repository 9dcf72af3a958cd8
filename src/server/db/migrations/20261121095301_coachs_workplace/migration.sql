CREATE TABLE "coach_notes" (
	"id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coach_profiles" (
	"coach_id" uuid PRIMARY KEY,
	"about" text NOT NULL,
	"languages" jsonb DEFAULT '[]' NOT NULL,
	"certified_since" integer,
	"is_listed" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "level_requests" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL UNIQUE,
	"verifier_id" uuid NOT NULL,
	"level" numeric(2,1) NOT NULL,
	"note" text NOT NULL,
	"review_ids" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "level_requests_level_check" CHECK ("level" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY,
	"token" text NOT NULL UNIQUE,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"video_id" uuid,
	"number" integer,
	"coach_id" uuid,
	"document" jsonb NOT NULL,
	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_versions_pkey" PRIMARY KEY("video_id","number")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "coach_connections" ADD COLUMN "requested_by_id" uuid;--> statement-breakpoint
ALTER TABLE "coach_connections" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "review_ids" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "confirmer_id" uuid;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "withdrawn_by_id" uuid;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "group_id" uuid;--> statement-breakpoint
UPDATE "training_sessions" SET "group_id" = "id";--> statement-breakpoint
ALTER TABLE "training_sessions" ALTER COLUMN "group_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "reminded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotations" ADD COLUMN "end_timestamp" double precision;--> statement-breakpoint
ALTER TABLE "annotations" ADD COLUMN "skill" text;--> statement-breakpoint
ALTER TABLE "annotations" ADD COLUMN "board" jsonb;--> statement-breakpoint
ALTER TABLE "review_drafts" ADD COLUMN "revised_since" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "priorities" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rallies" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "codes" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "revised_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "skill_ratings" ADD COLUMN "evidence" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "paused_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "link_problem" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "paused_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "link_checked_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "review_drafts" ALTER COLUMN "coach_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "coach_connections_coach_index" ON "coach_connections" ("coach_id","status");--> statement-breakpoint
CREATE INDEX "coach_notes_coach_index" ON "coach_notes" ("coach_id","player_id","id");--> statement-breakpoint
CREATE INDEX "coach_notes_player_index" ON "coach_notes" ("player_id");--> statement-breakpoint
CREATE INDEX "level_requests_verifier_index" ON "level_requests" ("verifier_id");--> statement-breakpoint
CREATE INDEX "level_verifications_confirmer_index" ON "level_verifications" ("confirmer_id");--> statement-breakpoint
CREATE INDEX "level_verifications_withdrawer_index" ON "level_verifications" ("withdrawn_by_id");--> statement-breakpoint
CREATE INDEX "training_sessions_group_index" ON "training_sessions" ("group_id");--> statement-breakpoint
CREATE INDEX "training_sessions_series_index" ON "training_sessions" ("series_id","session_date");--> statement-breakpoint
CREATE INDEX "training_sessions_reminder_index" ON "training_sessions" ("session_date") WHERE "status" = 'scheduled' and "reminded_at" is null;--> statement-breakpoint
CREATE INDEX "review_versions_coach_index" ON "review_versions" ("coach_id");--> statement-breakpoint
ALTER TABLE "coach_connections" ADD CONSTRAINT "coach_connections_requested_by_id_users_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_profiles" ADD CONSTRAINT "coach_profiles_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "level_requests" ADD CONSTRAINT "level_requests_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "level_requests" ADD CONSTRAINT "level_requests_verifier_id_users_id_fkey" FOREIGN KEY ("verifier_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD CONSTRAINT "level_verifications_confirmer_id_users_id_fkey" FOREIGN KEY ("confirmer_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD CONSTRAINT "level_verifications_withdrawn_by_id_users_id_fkey" FOREIGN KEY ("withdrawn_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_skill_check" CHECK ("skill" in ('bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob', 'positioning', 'strategy', 'communication', 'footwork'));--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_range_check" CHECK ("end_timestamp" > "timestamp");--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_link_problem_check" CHECK ("link_problem" in ('missing', 'private', 'no-embedding'));--> statement-breakpoint
-- Drafts written so far lack what reviews hold from now on.
UPDATE "review_drafts" SET "document" = '{"priorities": [], "rallies": [], "codes": [], "timedFor": null}'::jsonb || "document" || jsonb_build_object(
	'notes', (SELECT coalesce(jsonb_agg('{"endTimestamp": null, "skill": null, "board": null}'::jsonb || note ORDER BY place), '[]') FROM jsonb_array_elements("document" -> 'notes') WITH ORDINALITY AS notes(note, place)),
	'ratings', (SELECT coalesce(jsonb_agg('{"evidence": []}'::jsonb || rating ORDER BY place), '[]') FROM jsonb_array_elements("document" -> 'ratings') WITH ORDINALITY AS ratings(rating, place))
);--> statement-breakpoint
-- What was published so far is the first version of each review.
INSERT INTO "review_versions" ("video_id", "number", "coach_id", "document", "published_at")
SELECT "reviews"."video_id", 1, "reviews"."coach_id", "review_drafts"."document", "reviews"."published_at"
FROM "reviews" JOIN "review_drafts" ON "review_drafts"."video_id" = "reviews"."video_id";
