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
ALTER TABLE "level_requests" ADD COLUMN "evening_id" uuid;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD COLUMN "evening_id" uuid;--> statement-breakpoint
CREATE INDEX "level_requests_evening_index" ON "level_requests" ("evening_id");--> statement-breakpoint
CREATE INDEX "level_verifications_evening_index" ON "level_verifications" ("evening_id");--> statement-breakpoint
CREATE INDEX "evening_courts_evening_index" ON "evening_courts" ("evening_id","place");--> statement-breakpoint
CREATE INDEX "evening_players_player_index" ON "evening_players" ("player_id");--> statement-breakpoint
CREATE INDEX "ranking_evenings_club_index" ON "ranking_evenings" ("club_id","held_on","id");--> statement-breakpoint
CREATE INDEX "ranking_evenings_coach_index" ON "ranking_evenings" ("coach_id");--> statement-breakpoint
ALTER TABLE "level_requests" ADD CONSTRAINT "level_requests_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "level_verifications" ADD CONSTRAINT "level_verifications_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "evening_courts" ADD CONSTRAINT "evening_courts_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "evening_players" ADD CONSTRAINT "evening_players_evening_id_ranking_evenings_id_fkey" FOREIGN KEY ("evening_id") REFERENCES "ranking_evenings"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "evening_players" ADD CONSTRAINT "evening_players_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ranking_evenings" ADD CONSTRAINT "ranking_evenings_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "ranking_evenings" ADD CONSTRAINT "ranking_evenings_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check", ADD CONSTRAINT "notifications_type_check" CHECK ("type" in ('training_booked', 'training_completed', 'training_reviewed', 'session_reminder', 'video_analyzed', 'video_uploaded', 'progress_update', 'content_request', 'pair_update', 'video_resubmitted', 'player_registered', 'subscription_changed', 'training_request', 'ranking_evening'));--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_kind_check", ADD CONSTRAINT "notifications_kind_check" CHECK ("kind" in ('player-registered', 'coach-asks', 'player-asks', 'coach-accepted', 'player-accepted', 'coach-ended', 'player-ended', 'evening-assigned', 'level-verified', 'level-confirmed', 'level-requested', 'level-declined', 'level-withdrawn', 'given-level-withdrawn', 'club-asks-player', 'club-asks-coach', 'club-left', 'club-gave-coach', 'club-gave-player', 'club-gave-players', 'club-took-players', 'goals-set', 'video-submitted', 'video-sent-for-you', 'video-to-review', 'video-without-coach', 'video-assigned', 'own-video-dead', 'video-link-replaced', 'video-dead', 'video-works-again', 'review-published', 'review-revised', 'session-booked', 'session-changed', 'session-cancelled', 'session-completed', 'session-reviewed', 'session-reminder', 'training-requested', 'training-requested-of-coach', 'training-declined', 'subscription-changed', 'award-won', 'awards-announced', 'spotlight-asked', 'takedown-requested', 'pair-invited', 'pair-joined', 'pair-ended', 'pair-notes-published'));