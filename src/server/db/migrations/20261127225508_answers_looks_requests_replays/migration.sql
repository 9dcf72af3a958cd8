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
CREATE TABLE "club_looks" (
	"club_id" uuid PRIMARY KEY,
	"asks" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "look_choices" (
	"user_id" uuid PRIMARY KEY,
	"when" text NOT NULL,
	"chosen_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "look_choices_when_check" CHECK ("when" in ('after-sending', 'when-ready', 'off'))
);
--> statement-breakpoint
CREATE TABLE "player_looks" (
	"video_id" uuid PRIMARY KEY,
	"state" text NOT NULL,
	"moments" jsonb DEFAULT '[]' NOT NULL,
	"ratings" jsonb DEFAULT '{}' NOT NULL,
	"timed_for" text,
	"sent_at" timestamp(3) with time zone,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_looks_state_check" CHECK ("state" in ('sent', 'later', 'skipped'))
);
--> statement-breakpoint
CREATE TABLE "review_openings" (
	"user_id" uuid PRIMARY KEY,
	"time" text NOT NULL,
	"days" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_reviews" (
	"video_id" uuid PRIMARY KEY,
	"original_id" uuid NOT NULL UNIQUE,
	"coach_id" uuid NOT NULL,
	"asked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "situation_requests" (
	"id" uuid PRIMARY KEY,
	"video_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"skill" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp(3) with time zone,
	"reply_video_id" uuid,
	"reply_from" double precision,
	"reply_to" double precision,
	"reply_timed_for" text,
	"closed_at" timestamp(3) with time zone,
	"answer" text,
	"answered_in" uuid,
	CONSTRAINT "situation_requests_skill_check" CHECK ("skill" in ('bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob', 'positioning', 'strategy', 'communication', 'footwork')),
	CONSTRAINT "situation_requests_answer_check" CHECK ("answer" in ('better', 'same', 'worse', 'not-seen')),
	CONSTRAINT "situation_requests_range_check" CHECK ("reply_to" > "reply_from")
);
--> statement-breakpoint
CREATE TABLE "review_replays" (
	"id" uuid PRIMARY KEY,
	"video_id" uuid,
	"coach_id" uuid NOT NULL,
	"log" jsonb NOT NULL,
	"timed_for" text NOT NULL,
	"voice_bytes" integer,
	"voice_type" text,
	"recorded_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp(3) with time zone,
	"published_at" timestamp(3) with time zone,
	"removed_at" timestamp(3) with time zone,
	CONSTRAINT "review_replays_voice_type_check" CHECK ("voice_type" in ('audio/webm', 'audio/ogg', 'audio/mp4'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "voice" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "opens_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "voice_clips" ADD COLUMN "is_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_thread_index" ON "messages" ("thread_id","created_at","id") WHERE "thread_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_voice_key" ON "messages" (("voice"->>'id')) WHERE "voice" is not null;--> statement-breakpoint
CREATE INDEX "note_threads_player_index" ON "note_threads" ("player_id");--> statement-breakpoint
CREATE INDEX "note_threads_coach_index" ON "note_threads" ("coach_id");--> statement-breakpoint
CREATE INDEX "note_threads_sender_index" ON "note_threads" ("last_sender_id");--> statement-breakpoint
CREATE INDEX "note_threads_unanswered_index" ON "note_threads" ("coach_id","last_at") WHERE "closed_at" is null and "last_sender_id" = "player_id";--> statement-breakpoint
CREATE INDEX "second_reviews_coach_index" ON "second_reviews" ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "situation_requests_priority_key" ON "situation_requests" ("video_id","skill");--> statement-breakpoint
CREATE UNIQUE INDEX "situation_requests_open_key" ON "situation_requests" ("player_id","skill") WHERE "closed_at" is null;--> statement-breakpoint
CREATE INDEX "situation_requests_player_index" ON "situation_requests" ("player_id","closed_at");--> statement-breakpoint
CREATE INDEX "situation_requests_due_index" ON "situation_requests" ("due_on") WHERE "closed_at" is null;--> statement-breakpoint
CREATE INDEX "situation_requests_reply_index" ON "situation_requests" ("reply_video_id");--> statement-breakpoint
CREATE INDEX "situation_requests_answered_index" ON "situation_requests" ("answered_in");--> statement-breakpoint
CREATE INDEX "review_replays_video_index" ON "review_replays" ("video_id");--> statement-breakpoint
CREATE INDEX "review_replays_coach_index" ON "review_replays" ("coach_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_note_threads_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "note_threads"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "note_threads" ADD CONSTRAINT "note_threads_last_sender_id_users_id_fkey" FOREIGN KEY ("last_sender_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_looks" ADD CONSTRAINT "club_looks_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "look_choices" ADD CONSTRAINT "look_choices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "player_looks" ADD CONSTRAINT "player_looks_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "review_openings" ADD CONSTRAINT "review_openings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_original_id_videos_id_fkey" FOREIGN KEY ("original_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "second_reviews" ADD CONSTRAINT "second_reviews_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_reply_video_id_videos_id_fkey" FOREIGN KEY ("reply_video_id") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_answered_in_videos_id_fkey" FOREIGN KEY ("answered_in") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "review_replays" ADD CONSTRAINT "review_replays_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "review_replays" ADD CONSTRAINT "review_replays_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'club_message', 'family_update', 'note_answer', 'video_resubmitted', 'player_registered', 'subscription_changed', 'session_answer', 'training_request', 'ranking_evening', 'reference_clips'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'second-review-to-write', 'second-review-asked', 'reviews-to-compare', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'situation-due', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'session-handed-over', 'session-coach-changed', 'session-answered', 'place-taken', 'place-offered', 'waiting-ended', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message', 'clips-waiting', 'note-answered'));