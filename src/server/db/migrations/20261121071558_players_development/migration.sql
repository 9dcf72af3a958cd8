CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"cause" text NOT NULL,
	"xp" integer NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp(3) with time zone,
	CONSTRAINT "achievements_type_check" CHECK ("type" in ('video_uploaded', 'feedback_received', 'skill_improved', 'level_up', 'first_analysis', 'streak_milestone', 'perfect_score', 'consistency_bonus'))
);
--> statement-breakpoint
CREATE TABLE "player_goals" (
	"player_id" uuid PRIMARY KEY,
	"target_level" numeric(2,1),
	"target_date" date,
	"timeframe" text,
	"journey_start_date" date,
	"goals" jsonb DEFAULT '[]' NOT NULL,
	"short_term_goals" jsonb DEFAULT '[]' NOT NULL,
	"long_term_goals" jsonb DEFAULT '[]' NOT NULL,
	"skill_priorities" jsonb DEFAULT '[]' NOT NULL,
	"notes" text,
	"coach_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_goals_target_check" CHECK ("target_level" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"player_id" uuid PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"is_public" boolean NOT NULL,
	"name_style" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_name_style_check" CHECK ("name_style" in ('full', 'short', 'initials'))
);
--> statement-breakpoint
CREATE TABLE "level_verifications" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL,
	"verifier_id" uuid,
	"level" numeric(2,1) NOT NULL,
	"previous_level" numeric(2,1),
	"verified_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp(3) with time zone,
	CONSTRAINT "level_verifications_level_check" CHECK ("level" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "training_sessions" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL,
	"coach_id" uuid,
	"title" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"session_date" timestamp(3) with time zone NOT NULL,
	"duration" integer DEFAULT 60 NOT NULL,
	"place" text,
	"objectives" text,
	"notes" text,
	"coach_completion_notes" text,
	"completed_at" timestamp(3) with time zone,
	"next_session_date" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_sessions_status_check" CHECK ("status" in ('scheduled', 'completed')),
	CONSTRAINT "training_sessions_duration_check" CHECK ("duration" between 5 and 600)
);
--> statement-breakpoint
DROP INDEX "notifications_user_index";--> statement-breakpoint
CREATE INDEX "notifications_user_index" ON "notifications" ("user_id","id");--> statement-breakpoint
DROP INDEX "reviews_coach_index";--> statement-breakpoint
CREATE INDEX "reviews_coach_index" ON "reviews" ("coach_id","published_at");--> statement-breakpoint
DROP INDEX "skill_ratings_player_index";--> statement-breakpoint
CREATE INDEX "skill_ratings_player_index" ON "skill_ratings" ("player_id","created_at");--> statement-breakpoint
DROP INDEX "videos_player_index";--> statement-breakpoint
CREATE INDEX "videos_player_index" ON "videos" ("player_id","upload_date","id");--> statement-breakpoint
DROP INDEX "audit_entries_actor_index";--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" ("actor_id","id");--> statement-breakpoint
DROP INDEX "audit_entries_subject_index";--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" ("subject_id","id");--> statement-breakpoint
DROP INDEX "audit_entries_action_index";--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" ("action","id");--> statement-breakpoint
CREATE UNIQUE INDEX "achievements_cause_key" ON "achievements" ("user_id","type","cause");--> statement-breakpoint
CREATE INDEX "achievements_user_index" ON "achievements" ("user_id","id");--> statement-breakpoint
CREATE INDEX "level_verifications_player_index" ON "level_verifications" ("player_id","verified_at");--> statement-breakpoint
CREATE INDEX "level_verifications_verifier_index" ON "level_verifications" ("verifier_id");--> statement-breakpoint
CREATE INDEX "training_sessions_player_index" ON "training_sessions" ("player_id","session_date");--> statement-breakpoint
CREATE INDEX "training_sessions_coach_index" ON "training_sessions" ("coach_id","session_date");--> statement-breakpoint
CREATE INDEX "skill_ratings_latest_index" ON "skill_ratings" ("player_id","skill_name","created_at");--> statement-breakpoint
CREATE INDEX "videos_feedback_index" ON "videos" ("player_id","updated_at") WHERE "status" = 'Analyzed';--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "player_goals" ADD CONSTRAINT "player_goals_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "player_goals" ADD CONSTRAINT "player_goals_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD CONSTRAINT "level_verifications_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD CONSTRAINT "level_verifications_verifier_id_users_id_fkey" FOREIGN KEY ("verifier_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;