CREATE TABLE "club_awards" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"season_from" date NOT NULL,
	"season_to" date NOT NULL,
	"time_zone" text NOT NULL,
	"category" text NOT NULL,
	"winner_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"confirmed_by_id" uuid,
	"confirmed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"announced_at" timestamp(3) with time zone,
	CONSTRAINT "club_awards_category_check" CHECK ("category" in ('most-improved', 'most-active', 'best-technical', 'best-tactical', 'best-physical', 'rising-star', 'iron-streak')),
	CONSTRAINT "club_awards_season_check" CHECK ("season_to" >= "season_from")
);
--> statement-breakpoint
CREATE TABLE "club_brands" (
	"club_id" uuid PRIMARY KEY,
	"colour" text NOT NULL,
	"logo" bytea,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_brands_colour_check" CHECK ("colour" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "content_choices" (
	"user_id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"name_style" text NOT NULL,
	"decided_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_choices_choice_check" CHECK ("choice" in ('agreed', 'refused')),
	CONSTRAINT "content_choices_name_style_check" CHECK ("name_style" in ('full', 'short', 'initials'))
);
--> statement-breakpoint
CREATE TABLE "reel_clips" (
	"reel_id" uuid,
	"position" integer,
	"video_id" uuid NOT NULL,
	"note_id" uuid,
	"start_seconds" double precision NOT NULL,
	"end_seconds" double precision NOT NULL,
	"caption" text NOT NULL,
	CONSTRAINT "reel_clips_pkey" PRIMARY KEY("reel_id","position"),
	CONSTRAINT "reel_clips_range_check" CHECK ("end_seconds" > "start_seconds")
);
--> statement-breakpoint
CREATE TABLE "reels" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL UNIQUE,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spotlights" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"sentence" text NOT NULL,
	"coach_id" uuid,
	"photo" bytea,
	"agreed_at" timestamp(3) with time zone,
	"declined_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_imports" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"started_by_id" uuid,
	"submission_key" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "club_invitations" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"role" text NOT NULL,
	"invited_by_id" uuid,
	"import_id" uuid,
	"carried_out_at" timestamp(3) with time zone,
	"declined_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_invitations_role_check" CHECK ("role" in ('player', 'coach_club'))
);
--> statement-breakpoint
CREATE TABLE "movement_analyses" (
	"video_id" uuid PRIMARY KEY,
	"document" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	"published" jsonb,
	"published_at" timestamp(3) with time zone,
	"published_version" integer
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL UNIQUE,
	"endpoint" text NOT NULL UNIQUE,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"is_detailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stopped_pushes" (
	"user_id" uuid,
	"kind" text,
	"stopped_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stopped_pushes_pkey" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "stopped_pushes_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL UNIQUE,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid,
	"code_hash" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_pkey" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY,
	"sealed_secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_blocks" (
	"id" uuid PRIMARY KEY,
	"takedown_id" uuid NOT NULL,
	"user_id" uuid,
	"video_id" uuid,
	"start_seconds" double precision,
	"end_seconds" double precision,
	"reel_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_blocks_subject_check" CHECK (num_nonnulls("user_id", "video_id", "reel_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY,
	"token_hash" text,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'unconfirmed' NOT NULL,
	"answer" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp(3) with time zone,
	"answered_at" timestamp(3) with time zone,
	"answered_by_id" uuid,
	CONSTRAINT "takedowns_state_check" CHECK ("state" in ('unconfirmed', 'open', 'granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "training_focus" (
	"session_id" uuid,
	"skill" text,
	"drill_id" text,
	CONSTRAINT "training_focus_pkey" PRIMARY KEY("session_id","skill","drill_id"),
	CONSTRAINT "training_focus_skill_check" CHECK ("skill" in ('bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob', 'positioning', 'strategy', 'communication', 'footwork'))
);
--> statement-breakpoint
CREATE TABLE "training_requests" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"wish" text NOT NULL,
	"days" jsonb NOT NULL,
	"duration" integer NOT NULL,
	"reason" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp(3) with time zone,
	CONSTRAINT "training_requests_state_check" CHECK ("state" in ('open', 'booked', 'declined', 'withdrawn', 'lapsed'))
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "made_by_id" uuid;--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "deactivated_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "signed_in_at" = "created_at";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_suspended_with_club" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "annotations" ADD COLUMN "listing_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_versions" ADD COLUMN "reason" text;--> statement-breakpoint
DROP INDEX "audit_entries_actor_index";--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" ("actor_id","created_at","id");--> statement-breakpoint
DROP INDEX "audit_entries_subject_index";--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" ("subject_id","created_at","id");--> statement-breakpoint
DROP INDEX "audit_entries_action_index";--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" ("action","created_at","id");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_id_key" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_listing_id_key" UNIQUE("listing_id");--> statement-breakpoint
CREATE INDEX "account_links_maker_index" ON "account_links" ("made_by_id");--> statement-breakpoint
CREATE INDEX "users_created_index" ON "users" ("created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_time_index" ON "audit_entries" ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_action_index" ON "audit_entries" ("actor_id","action","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_awards_winner_key" ON "club_awards" ("club_id","season_from","season_to","category","winner_id");--> statement-breakpoint
CREATE INDEX "club_awards_winner_index" ON "club_awards" ("winner_id");--> statement-breakpoint
CREATE INDEX "club_awards_confirmer_index" ON "club_awards" ("confirmed_by_id");--> statement-breakpoint
CREATE INDEX "content_choices_club_index" ON "content_choices" ("club_id");--> statement-breakpoint
CREATE INDEX "reel_clips_video_index" ON "reel_clips" ("video_id");--> statement-breakpoint
CREATE INDEX "reels_club_index" ON "reels" ("club_id","updated_at");--> statement-breakpoint
CREATE INDEX "spotlights_club_index" ON "spotlights" ("club_id","id");--> statement-breakpoint
CREATE INDEX "spotlights_player_index" ON "spotlights" ("player_id");--> statement-breakpoint
CREATE INDEX "spotlights_coach_index" ON "spotlights" ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_imports_submission_key" ON "club_imports" ("club_id","submission_key");--> statement-breakpoint
CREATE INDEX "club_imports_club_index" ON "club_imports" ("club_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_invitations_email_key" ON "club_invitations" ("club_id","email");--> statement-breakpoint
CREATE INDEX "club_invitations_address_index" ON "club_invitations" ("email");--> statement-breakpoint
CREATE INDEX "club_invitations_import_index" ON "club_invitations" ("import_id");--> statement-breakpoint
CREATE INDEX "club_invitations_age_index" ON "club_invitations" ("created_at");--> statement-breakpoint
CREATE INDEX "credit_entries_created_index" ON "credit_entries" ("created_at");--> statement-breakpoint
CREATE INDEX "messages_created_index" ON "messages" ("created_at","sender_id");--> statement-breakpoint
CREATE INDEX "movement_analyses_saved_by_index" ON "movement_analyses" ("saved_by");--> statement-breakpoint
CREATE INDEX "push_devices_user_index" ON "push_devices" ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_index" ON "passkeys" ("user_id");--> statement-breakpoint
CREATE INDEX "content_blocks_takedown_index" ON "content_blocks" ("takedown_id");--> statement-breakpoint
CREATE INDEX "content_blocks_user_index" ON "content_blocks" ("user_id");--> statement-breakpoint
CREATE INDEX "content_blocks_video_index" ON "content_blocks" ("video_id");--> statement-breakpoint
CREATE INDEX "content_blocks_reel_index" ON "content_blocks" ("reel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_token_key" ON "takedowns" ("token_hash");--> statement-breakpoint
CREATE INDEX "takedowns_state_index" ON "takedowns" ("state","id");--> statement-breakpoint
CREATE INDEX "takedowns_answerer_index" ON "takedowns" ("answered_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_requests_open_key" ON "training_requests" ("coach_id","player_id") WHERE "state" = 'open';--> statement-breakpoint
CREATE INDEX "training_requests_coach_index" ON "training_requests" ("coach_id","id");--> statement-breakpoint
CREATE INDEX "training_requests_player_index" ON "training_requests" ("player_id","id");--> statement-breakpoint
CREATE INDEX "annotations_text_index" ON "annotations" USING gin (to_tsvector('simple', "title" || ' ' || "comment"));--> statement-breakpoint
CREATE INDEX "videos_upload_index" ON "videos" ("upload_date");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_made_by_id_users_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_awards" ADD CONSTRAINT "club_awards_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_awards" ADD CONSTRAINT "club_awards_winner_id_users_id_fkey" FOREIGN KEY ("winner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_awards" ADD CONSTRAINT "club_awards_confirmed_by_id_users_id_fkey" FOREIGN KEY ("confirmed_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_brands" ADD CONSTRAINT "club_brands_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_choices" ADD CONSTRAINT "content_choices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_choices" ADD CONSTRAINT "content_choices_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reel_clips" ADD CONSTRAINT "reel_clips_reel_id_reels_id_fkey" FOREIGN KEY ("reel_id") REFERENCES "reels"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reel_clips" ADD CONSTRAINT "reel_clips_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "spotlights" ADD CONSTRAINT "spotlights_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "spotlights" ADD CONSTRAINT "spotlights_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "spotlights" ADD CONSTRAINT "spotlights_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_imports" ADD CONSTRAINT "club_imports_started_by_id_users_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_invited_by_id_users_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_import_id_club_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "club_imports"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "movement_analyses" ADD CONSTRAINT "movement_analyses_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "movement_analyses" ADD CONSTRAINT "movement_analyses_saved_by_users_id_fkey" FOREIGN KEY ("saved_by") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "stopped_pushes" ADD CONSTRAINT "stopped_pushes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_takedown_id_takedowns_id_fkey" FOREIGN KEY ("takedown_id") REFERENCES "takedowns"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "content_blocks" ADD CONSTRAINT "content_blocks_reel_id_reels_id_fkey" FOREIGN KEY ("reel_id") REFERENCES "reels"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_answered_by_id_users_id_fkey" FOREIGN KEY ("answered_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "training_focus" ADD CONSTRAINT "training_focus_session_id_training_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "training_sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "training_requests" ADD CONSTRAINT "training_requests_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_signed_in_by_check" CHECK ("signed_in_by" in ('password', 'google', 'passkey', 'development'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_second_step_check" CHECK ("second_step" in ('passkey', 'totp', 'recovery-code'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_confirmed_by_check" CHECK ("confirmed_by" in ('password', 'google', 'passkey', 'totp', 'recovery-code'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced'));--> statement-breakpoint
ALTER TABLE "stopped_mails" DROP CONSTRAINT "stopped_mails_kind_check", ADD CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'connections', 'payments', 'applicants'));