CREATE TABLE "club_message_recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	"message_id" uuid NOT NULL,
	"user_id" uuid,
	"invitation_id" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp(3) with time zone,
	CONSTRAINT "club_message_recipients_person_check" CHECK (("user_id" is null) <> ("invitation_id" is null)),
	CONSTRAINT "club_message_recipients_state_check" CHECK ("state" in ('waiting', 'sent', 'in-pala', 'failed', 'left-out'))
);
--> statement-breakpoint
CREATE TABLE "club_messages" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"author_id" uuid,
	"submission_key" text,
	"audience" text NOT NULL,
	"group_name" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"picture" bytea,
	"takes_replies" boolean NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"in_pala" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"notified_at" timestamp(3) with time zone,
	CONSTRAINT "club_messages_audience_check" CHECK ("audience" in ('all', 'group', 'chosen', 'invited'))
);
--> statement-breakpoint
CREATE TABLE "guardian_requests" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"email" text NOT NULL,
	"guardian_first_name" text NOT NULL,
	"guardian_last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"adult_on" date NOT NULL,
	"junior_id" uuid,
	"invited_by_id" uuid,
	"carried_out_at" timestamp(3) with time zone,
	"declined_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evening_courts" (
	"id" uuid PRIMARY KEY,
	"evening_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"provider" text NOT NULL,
	"video_url" text NOT NULL,
	"link_problem" text,
	"version" integer DEFAULT 0 NOT NULL,
	"stretches" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "evening_courts_provider_check" CHECK ("provider" in ('youtube', 'matchi')),
	CONSTRAINT "evening_courts_link_problem_check" CHECK ("link_problem" in ('missing', 'private', 'no-embedding'))
);
--> statement-breakpoint
CREATE TABLE "evening_players" (
	"evening_id" uuid,
	"player_id" uuid,
	"level" numeric(2,1),
	"moments" jsonb DEFAULT '[]' NOT NULL,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "evening_players_pkey" PRIMARY KEY("evening_id","player_id"),
	CONSTRAINT "evening_players_level_check" CHECK ("level" between 1 and 7)
);
--> statement-breakpoint
CREATE TABLE "ranking_evenings" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"coach_id" uuid,
	"title" text NOT NULL,
	"held_on" date NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state_before_leaving" text;--> statement-breakpoint
ALTER TABLE "level_requests" ADD COLUMN "evening_id" uuid;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "evening_id" uuid;--> statement-breakpoint
ALTER TABLE "cancelled_sessions" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "answer_reason" text;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "answered_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "attended" boolean;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "guardian_agreed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "users_guardian_index" ON "users" ("guardian_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_message_recipients_user_key" ON "club_message_recipients" ("message_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_message_recipients_invitation_key" ON "club_message_recipients" ("message_id","invitation_id");--> statement-breakpoint
CREATE INDEX "club_message_recipients_user_index" ON "club_message_recipients" ("user_id");--> statement-breakpoint
CREATE INDEX "club_message_recipients_invitation_index" ON "club_message_recipients" ("invitation_id");--> statement-breakpoint
CREATE INDEX "club_message_recipients_due_index" ON "club_message_recipients" ("message_id","due_at") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "club_messages_submission_key" ON "club_messages" ("club_id","submission_key");--> statement-breakpoint
CREATE INDEX "club_messages_club_index" ON "club_messages" ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_messages_author_index" ON "club_messages" ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_new_key" ON "guardian_requests" ("club_id","email",search_text("first_name" || ' ' || "last_name")) WHERE "junior_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_junior_key" ON "guardian_requests" ("junior_id") WHERE "junior_id" is not null;--> statement-breakpoint
CREATE INDEX "guardian_requests_address_index" ON "guardian_requests" ("email");--> statement-breakpoint
CREATE INDEX "guardian_requests_inviter_index" ON "guardian_requests" ("invited_by_id");--> statement-breakpoint
CREATE INDEX "guardian_requests_age_index" ON "guardian_requests" ("created_at");--> statement-breakpoint
CREATE INDEX "level_requests_evening_index" ON "level_requests" ("evening_id");--> statement-breakpoint
CREATE INDEX "level_verifications_evening_index" ON "level_verifications" ("evening_id");--> statement-breakpoint
CREATE INDEX "evening_courts_evening_index" ON "evening_courts" ("evening_id","place");--> statement-breakpoint
CREATE INDEX "evening_players_player_index" ON "evening_players" ("player_id");--> statement-breakpoint
CREATE INDEX "ranking_evenings_club_index" ON "ranking_evenings" ("club_id","held_on","id");--> statement-breakpoint
CREATE INDEX "ranking_evenings_coach_index" ON "ranking_evenings" ("coach_id");--> statement-breakpoint
CREATE INDEX "cancelled_sessions_series_index" ON "cancelled_sessions" ("series_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guardian_id_users_id_fkey" FOREIGN KEY ("guardian_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "club_message_recipients" ADD CONSTRAINT "club_message_recipients_message_id_club_messages_id_fkey" FOREIGN KEY ("message_id") REFERENCES "club_messages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_message_recipients" ADD CONSTRAINT "club_message_recipients_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_message_recipients" ADD CONSTRAINT "club_message_recipients_invitation_id_club_invitations_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "club_invitations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_junior_id_users_id_fkey" FOREIGN KEY ("junior_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_invited_by_id_users_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "level_requests" ADD CONSTRAINT "level_requests_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD CONSTRAINT "level_verifications_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "evening_courts" ADD CONSTRAINT "evening_courts_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "evening_players" ADD CONSTRAINT "evening_players_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "evening_players" ADD CONSTRAINT "evening_players_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ranking_evenings" ADD CONSTRAINT "ranking_evenings_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ranking_evenings" ADD CONSTRAINT "ranking_evenings_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_email_check" CHECK (("email" is not null) = ("purpose" = 'handover'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_state_before_leaving_check" CHECK ("state_before_leaving" in ('unverified', 'pending', 'active', 'suspended', 'deleted'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_junior_check" CHECK (case when "guardian_id" is null then "adult_on" is null
        else "adult_on" is not null and "role" = 'player' and "password_hash" is null
          and "email" = 'junior-' || "id" and "guardian_id" <> "id" end);--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_answer_check" CHECK ("answer" in ('coming', 'cant'));--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_check", ADD CONSTRAINT "account_links_purpose_check" CHECK ("purpose" in ('verify-email', 'reset-password', 'invitation', 'handover'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'club_message', 'family_update', 'video_resubmitted', 'player_registered', 'subscription_changed', 'session_answer', 'training_request', 'ranking_evening'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'session-answered', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message'));--> statement-breakpoint
ALTER TABLE "stopped_mails" DROP CONSTRAINT "stopped_mails_kind_check", ADD CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'connections', 'pairs', 'payments', 'applicants', 'invitations', 'reports', 'club'));--> statement-breakpoint
ALTER TABLE "stopped_pushes" DROP CONSTRAINT "stopped_pushes_kind_check", ADD CONSTRAINT "stopped_pushes_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'club'));