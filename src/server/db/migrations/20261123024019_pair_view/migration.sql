CREATE TABLE "video_partners" (
	"id" uuid PRIMARY KEY,
	"video_id" uuid NOT NULL,
	"status" text DEFAULT 'invited' NOT NULL,
	"email" text,
	"offered_to_id" uuid,
	"partner_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"joined_at" timestamp(3) with time zone,
	CONSTRAINT "video_partners_status_check" CHECK ("status" in ('invited', 'joined'))
);
--> statement-breakpoint
ALTER TABLE "annotations" ADD COLUMN "pair" text;--> statement-breakpoint
CREATE UNIQUE INDEX "video_partners_video_key" ON "video_partners" ("video_id");--> statement-breakpoint
CREATE INDEX "video_partners_partner_index" ON "video_partners" ("partner_id");--> statement-breakpoint
CREATE INDEX "video_partners_offered_index" ON "video_partners" ("offered_to_id");--> statement-breakpoint
ALTER TABLE "video_partners" ADD CONSTRAINT "video_partners_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "video_partners" ADD CONSTRAINT "video_partners_offered_to_id_users_id_fkey" FOREIGN KEY ("offered_to_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "video_partners" ADD CONSTRAINT "video_partners_partner_id_users_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "annotations" ADD CONSTRAINT "annotations_pair_check" CHECK ("pair" in ('together', 'positioning', 'communication', 'centre'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'video_resubmitted', 'player_registered', 'subscription_changed', 'training_request'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published'));--> statement-breakpoint
ALTER TABLE "stopped_mails" DROP CONSTRAINT "stopped_mails_kind_check", ADD CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'connections', 'pairs', 'payments', 'applicants'));