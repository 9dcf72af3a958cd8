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
ALTER TABLE "club_looks" ADD CONSTRAINT "club_looks_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "look_choices" ADD CONSTRAINT "look_choices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "player_looks" ADD CONSTRAINT "player_looks_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;