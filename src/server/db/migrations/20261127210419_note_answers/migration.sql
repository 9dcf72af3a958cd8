CREATE TABLE "note_threads" (
	"id" uuid PRIMARY KEY,
	"video_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"timestamp" double precision NOT NULL,
	"title" text NOT NULL,
	"last_sender_id" uuid NOT NULL,
	"last_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"closed_at" timestamp(3) with time zone,
	CONSTRAINT "note_threads_note_key" UNIQUE("video_id","note_id","coach_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "voice" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_clips" ADD COLUMN "is_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_thread_index" ON "messages" ("thread_id","created_at","id") WHERE "thread_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_voice_key" ON "messages" (("voice"->>'id')) WHERE "voice" is not null;--> statement-breakpoint
CREATE INDEX "note_threads_player_index" ON "note_threads" ("player_id");--> statement-breakpoint
CREATE INDEX "note_threads_coach_index" ON "note_threads" ("coach_id");--> statement-breakpoint
CREATE INDEX "note_threads_sender_index" ON "note_threads" ("last_sender_id");--> statement-breakpoint
CREATE INDEX "note_threads_unanswered_index" ON "note_threads" ("coach_id","last_at") WHERE "closed_at" is null and "last_sender_id" = "player_id";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_note_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "note_threads"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_last_sender_id_users_id_fkey" FOREIGN KEY ("last_sender_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'club_message', 'family_update', 'note_answer', 'video_resubmitted', 'player_registered', 'subscription_changed', 'session_answer', 'training_request', 'ranking_evening', 'reference_clips'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'session-handed-over', 'session-coach-changed', 'session-answered', 'place-taken', 'place-offered', 'waiting-ended', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message', 'clips-waiting', 'note-answered'));