CREATE TABLE "shared_reviews" (
	"video_id" uuid PRIMARY KEY,
	"code" text NOT NULL UNIQUE,
	"shows_score" boolean NOT NULL,
	"note_ids" jsonb NOT NULL,
	"name_style" text NOT NULL,
	"shared_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shared_reviews_name_style_check" CHECK ("name_style" in ('full', 'short', 'initials'))
);
--> statement-breakpoint
ALTER TABLE "shared_reviews" ADD CONSTRAINT "shared_reviews_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE CASCADE;