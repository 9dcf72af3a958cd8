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
CREATE INDEX "review_replays_video_index" ON "review_replays" ("video_id");--> statement-breakpoint
CREATE INDEX "review_replays_coach_index" ON "review_replays" ("coach_id");--> statement-breakpoint
ALTER TABLE "review_replays" ADD CONSTRAINT "review_replays_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "review_replays" ADD CONSTRAINT "review_replays_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");