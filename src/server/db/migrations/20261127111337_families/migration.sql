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
ALTER TABLE "account_links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "adult_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "state_before_leaving" text;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "guardian_agreed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "users_guardian_index" ON "users" ("guardian_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_new_key" ON "guardian_requests" ("club_id","email",search_text("first_name" || ' ' || "last_name")) WHERE "junior_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "guardian_requests_junior_key" ON "guardian_requests" ("junior_id") WHERE "junior_id" is not null;--> statement-breakpoint
CREATE INDEX "guardian_requests_address_index" ON "guardian_requests" ("email");--> statement-breakpoint
CREATE INDEX "guardian_requests_inviter_index" ON "guardian_requests" ("invited_by_id");--> statement-breakpoint
CREATE INDEX "guardian_requests_age_index" ON "guardian_requests" ("created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guardian_id_users_id_fkey" FOREIGN KEY ("guardian_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_junior_id_users_id_fkey" FOREIGN KEY ("junior_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_invited_by_id_users_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_email_check" CHECK (("email" is not null) = ("purpose" = 'handover'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_state_before_leaving_check" CHECK ("state_before_leaving" in ('unverified', 'pending', 'active', 'suspended', 'deleted'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_junior_check" CHECK (case when "guardian_id" is null then "adult_on" is null
        else "adult_on" is not null and "role" = 'player' and "password_hash" is null
          and "email" = 'junior-' || "id" and "guardian_id" <> "id" end);--> statement-breakpoint
ALTER TABLE "account_links" DROP CONSTRAINT "account_links_purpose_check", ADD CONSTRAINT "account_links_purpose_check" CHECK ("purpose" in ('verify-email', 'reset-password', 'invitation', 'handover'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'family_update', 'video_resubmitted', 'player_registered', 'subscription_changed', 'training_request'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published'));