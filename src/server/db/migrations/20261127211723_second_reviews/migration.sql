CREATE TABLE "second_reviews" (
	"video_id" uuid PRIMARY KEY,
	"original_id" uuid NOT NULL UNIQUE,
	"coach_id" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "second_reviews_coach_index" ON "second_reviews" ("coach_id");--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_original_id_videos_id_fkey" FOREIGN KEY ("original_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'second-review-to-write', 'second-review-asked', 'reviews-to-compare', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'session-handed-over', 'session-coach-changed', 'session-answered', 'place-taken', 'place-offered', 'waiting-ended', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message', 'clips-waiting'));