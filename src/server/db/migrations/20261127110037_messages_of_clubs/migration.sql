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
CREATE UNIQUE INDEX "club_message_recipients_user_key" ON "club_message_recipients" ("message_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_message_recipients_invitation_key" ON "club_message_recipients" ("message_id","invitation_id");--> statement-breakpoint
CREATE INDEX "club_message_recipients_user_index" ON "club_message_recipients" ("user_id");--> statement-breakpoint
CREATE INDEX "club_message_recipients_invitation_index" ON "club_message_recipients" ("invitation_id");--> statement-breakpoint
CREATE INDEX "club_message_recipients_due_index" ON "club_message_recipients" ("message_id","due_at") WHERE "state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "club_messages_submission_key" ON "club_messages" ("club_id","submission_key");--> statement-breakpoint
CREATE INDEX "club_messages_club_index" ON "club_messages" ("club_id","id");--> statement-breakpoint
CREATE INDEX "club_messages_author_index" ON "club_messages" ("author_id");--> statement-breakpoint
ALTER TABLE "club_message_recipients" ADD CONSTRAINT "club_message_recipients_message_id_club_messages_id_fkey" FOREIGN KEY ("message_id") REFERENCES "club_messages"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_message_recipients" ADD CONSTRAINT "club_message_recipients_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_message_recipients" ADD CONSTRAINT "club_message_recipients_invitation_id_club_invitations_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "club_invitations"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_messages" ADD CONSTRAINT "club_messages_author_id_users_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'club_message', 'video_resubmitted', 'player_registered', 'subscription_changed', 'training_request'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message'));--> statement-breakpoint
ALTER TABLE "stopped_mails" DROP CONSTRAINT "stopped_mails_kind_check", ADD CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'connections', 'pairs', 'payments', 'applicants', 'invitations', 'reports', 'club'));--> statement-breakpoint
ALTER TABLE "stopped_pushes" DROP CONSTRAINT "stopped_pushes_kind_check", ADD CONSTRAINT "stopped_pushes_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'club'));