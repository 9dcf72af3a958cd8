CREATE TABLE "clip_ratings" (
	"clip_id" uuid,
	"coach_id" uuid,
	"ratings" jsonb NOT NULL,
	"rated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clip_ratings_pkey" PRIMARY KEY("clip_id","coach_id")
);
--> statement-breakpoint
CREATE TABLE "reference_clips" (
	"id" uuid PRIMARY KEY,
	"season" text NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"video_url" text NOT NULL,
	"link_problem" text,
	"start" integer NOT NULL,
	"end" integer NOT NULL,
	"player" text NOT NULL,
	"source" text NOT NULL,
	"agreed" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reference_clips_provider_check" CHECK ("provider" in ('youtube', 'matchi')),
	CONSTRAINT "reference_clips_link_problem_check" CHECK ("link_problem" in ('missing', 'private', 'no-embedding')),
	CONSTRAINT "reference_clips_state_check" CHECK ("state" in ('draft', 'published', 'retired')),
	CONSTRAINT "reference_clips_length_check" CHECK ("start" >= 0 and "end" > "start")
);
--> statement-breakpoint
CREATE TABLE "open_sessions" (
	"group_id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"level_from" numeric(2,1),
	"level_to" numeric(2,1),
	"opened_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_sessions_levels_check" CHECK (("level_from" is null and "level_to" is null) or ("level_from" >= 1 and "level_to" <= 7 and "level_from" <= "level_to"))
);
--> statement-breakpoint
CREATE TABLE "session_waiters" (
	"id" uuid PRIMARY KEY,
	"group_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"joined_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"offered_until" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "clip_ratings_coach_index" ON "clip_ratings" ("coach_id");--> statement-breakpoint
CREATE INDEX "reference_clips_season_index" ON "reference_clips" ("season","id");--> statement-breakpoint
CREATE INDEX "open_sessions_club_index" ON "open_sessions" ("club_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_waiters_key" ON "session_waiters" ("group_id","player_id");--> statement-breakpoint
CREATE INDEX "session_waiters_player_index" ON "session_waiters" ("player_id");--> statement-breakpoint
ALTER TABLE "clip_ratings" ADD CONSTRAINT "clip_ratings_clip_id_reference_clips_id_fkey" FOREIGN KEY ("clip_id") REFERENCES "reference_clips"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "clip_ratings" ADD CONSTRAINT "clip_ratings_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "open_sessions" ADD CONSTRAINT "open_sessions_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "session_waiters" ADD CONSTRAINT "session_waiters_group_id_open_sessions_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "open_sessions"("group_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "session_waiters" ADD CONSTRAINT "session_waiters_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'club_message', 'family_update', 'video_resubmitted', 'player_registered', 'subscription_changed', 'session_answer', 'training_request', 'ranking_evening', 'reference_clips'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'family-changed', 'junior-message', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'session-handed-over', 'session-coach-changed', 'session-answered', 'place-taken', 'place-offered', 'waiting-ended', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published', 'club-message', 'clips-waiting'));--> statement-breakpoint
ALTER TABLE "stopped_mails" DROP CONSTRAINT "stopped_mails_kind_check", ADD CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'connections', 'pairs', 'payments', 'applicants', 'invitations', 'reports', 'club', 'clips'));