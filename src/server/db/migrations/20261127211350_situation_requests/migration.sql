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
CREATE UNIQUE INDEX "situation_requests_priority_key" ON "situation_requests" ("video_id","skill");--> statement-breakpoint
CREATE UNIQUE INDEX "situation_requests_open_key" ON "situation_requests" ("player_id","skill") WHERE "closed_at" is null;--> statement-breakpoint
CREATE INDEX "situation_requests_player_index" ON "situation_requests" ("player_id","closed_at");--> statement-breakpoint
CREATE INDEX "situation_requests_due_index" ON "situation_requests" ("due_on") WHERE "closed_at" is null;--> statement-breakpoint
CREATE INDEX "situation_requests_reply_index" ON "situation_requests" ("reply_video_id");--> statement-breakpoint
CREATE INDEX "situation_requests_answered_index" ON "situation_requests" ("answered_in");--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_reply_video_id_videos_id_fkey" FOREIGN KEY ("reply_video_id") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "situation_requests" ADD CONSTRAINT "situation_requests_answered_in_videos_id_fkey" FOREIGN KEY ("answered_in") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'situation-due', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'session-handed-over', 'session-coach-changed', 'session-answered', 'place-taken', 'place-offered', 'waiting-ended', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message', 'clips-waiting'));