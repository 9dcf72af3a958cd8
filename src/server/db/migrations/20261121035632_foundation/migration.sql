CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	CONSTRAINT "account_links_purpose_check" CHECK ("purpose" in ('verify-email', 'reset-password', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"resets_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"code" text NOT NULL UNIQUE,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"policy_version" text NOT NULL,
	"address" text,
	"user_agent" text,
	"given_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY,
	"value" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY,
	"id" uuid NOT NULL UNIQUE,
	"user_id" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"user_agent" text,
	"address" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"username" text,
	"country" text NOT NULL,
	"dpf_ranking" integer,
	"current_level" numeric(2,1) DEFAULT '1.0' NOT NULL,
	"is_level_verified" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'player' NOT NULL,
	"access_type" text DEFAULT 'direct' NOT NULL,
	"club_id" uuid,
	"analysis_credits_remaining" integer DEFAULT 0 NOT NULL,
	"profile_image_url" text,
	"state" text DEFAULT 'unverified' NOT NULL,
	"email_verified_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_check" CHECK ("role" in ('player', 'coach_freelance', 'coach_club', 'club', 'admin')),
	CONSTRAINT "users_access_type_check" CHECK ("access_type" in ('club', 'direct')),
	CONSTRAINT "users_state_check" CHECK ("state" in ('unverified', 'pending', 'active', 'suspended', 'deleted')),
	CONSTRAINT "users_credits_check" CHECK ("analysis_credits_remaining" >= 0),
	CONSTRAINT "users_level_check" CHECK ("current_level" between 1 and 7),
	CONSTRAINT "users_dpf_ranking_check" CHECK ("dpf_ranking" between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "coach_connections" (
	"id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	CONSTRAINT "coach_connections_status_check" CHECK ("status" in ('requested', 'active', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"video_id" uuid,
	"cause" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'video_resubmitted', 'player_registered', 'subscription_changed', 'training_request'))
);
--> statement-breakpoint
CREATE TABLE "annotations" (
	"id" uuid,
	"video_id" uuid,
	"timestamp" double precision NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	CONSTRAINT "annotations_pkey" PRIMARY KEY("video_id","id"),
	CONSTRAINT "annotations_type_check" CHECK ("type" in ('technique', 'positioning', 'strategy', 'strength', 'improvement'))
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"video_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_reason_check" CHECK ("reason" in ('purchase', 'submission', 'refund', 'subscription', 'adjustment')),
	CONSTRAINT "credit_entries_amount_check" CHECK ("amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "review_drafts" (
	"video_id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"video_id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"final_summary" text NOT NULL,
	"overall_strengths" text NOT NULL,
	"areas_of_improvement" text NOT NULL,
	"recommendations_for_improvement" text NOT NULL,
	"published_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_ratings" (
	"id" uuid PRIMARY KEY,
	"video_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"skill_name" text NOT NULL,
	"rating" numeric(2,1) NOT NULL,
	"comment" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skill_ratings_skill_check" CHECK ("skill_name" in ('overall', 'bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob', 'positioning', 'strategy', 'communication', 'footwork')),
	CONSTRAINT "skill_ratings_rating_check" CHECK ("rating" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"provider_video_id" text NOT NULL,
	"video_url" text NOT NULL,
	"original_url" text NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"upload_date" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp(3) with time zone NOT NULL,
	"overall_score" numeric(2,1),
	"video_type" text,
	"court_description" text,
	"event_date" date,
	"venue" text,
	"report_type" text,
	"player_clothing_color" text,
	"player_equipment" text,
	"player_playing_hand" text,
	"initial_court_position" text,
	"partner_clothing_color" text,
	"opponent_clothing_colors" text,
	"court_side_changes" text,
	"camera_angle" text,
	"submission_key" text,
	CONSTRAINT "videos_status_check" CHECK ("status" in ('Pending', 'AI-Analyzed', 'Analyzed')),
	CONSTRAINT "videos_provider_check" CHECK ("provider" in ('youtube', 'matchi')),
	CONSTRAINT "videos_type_check" CHECK ("video_type" in ('game', 'training')),
	CONSTRAINT "videos_hand_check" CHECK ("player_playing_hand" in ('right-handed', 'left-handed')),
	CONSTRAINT "videos_camera_check" CHECK ("camera_angle" in ('baseline', 'side-court', 'elevated', 'behind-baseline')),
	CONSTRAINT "videos_score_check" CHECK ("overall_score" between 0 and 7)
);
--> statement-breakpoint
CREATE INDEX "account_links_user_index" ON "account_links" ("user_id");--> statement-breakpoint
CREATE INDEX "consents_user_index" ON "consents" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" ("email");--> statement-breakpoint
CREATE INDEX "users_state_index" ON "users" ("state","id");--> statement-breakpoint
CREATE INDEX "users_club_index" ON "users" ("club_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_connections_living_key" ON "coach_connections" ("coach_id","player_id") WHERE "status" <> 'ended';--> statement-breakpoint
CREATE INDEX "coach_connections_player_index" ON "coach_connections" ("player_id","status");--> statement-breakpoint
CREATE INDEX "notifications_user_index" ON "notifications" ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" ("user_id") WHERE not "is_read";--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_cause_key" ON "notifications" ("user_id","cause");--> statement-breakpoint
CREATE INDEX "annotations_video_index" ON "annotations" ("video_id","timestamp");--> statement-breakpoint
CREATE INDEX "credit_entries_user_index" ON "credit_entries" ("user_id","id");--> statement-breakpoint
CREATE INDEX "review_drafts_coach_index" ON "review_drafts" ("coach_id");--> statement-breakpoint
CREATE INDEX "reviews_coach_index" ON "reviews" ("coach_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "skill_ratings_video_skill_key" ON "skill_ratings" ("video_id","skill_name");--> statement-breakpoint
CREATE INDEX "skill_ratings_player_index" ON "skill_ratings" ("player_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "videos_player_index" ON "videos" ("player_id","upload_date" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "videos_open_index" ON "videos" ("due_at") WHERE "status" <> 'Analyzed';--> statement-breakpoint
CREATE UNIQUE INDEX "videos_submission_key" ON "videos" ("player_id","submission_key");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "coach_connections" ADD CONSTRAINT "coach_connections_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_connections" ADD CONSTRAINT "coach_connections_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_drafts" ADD CONSTRAINT "review_drafts_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "skill_ratings" ADD CONSTRAINT "skill_ratings_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "skill_ratings" ADD CONSTRAINT "skill_ratings_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
