CREATE TABLE "voice_clips" (
	"id" uuid PRIMARY KEY,
	"video_id" uuid,
	"coach_id" uuid NOT NULL,
	"seconds" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"stored_at" timestamp(3) with time zone,
	"looked_at" timestamp(3) with time zone,
	"unused_since" timestamp(3) with time zone,
	CONSTRAINT "voice_clips_media_type_check" CHECK ("media_type" in ('audio/webm', 'audio/ogg', 'audio/mp4'))
);
--> statement-breakpoint
ALTER TABLE "annotations" ADD COLUMN "voice" jsonb;--> statement-breakpoint
CREATE INDEX "voice_clips_video_index" ON "voice_clips" ("video_id");--> statement-breakpoint
CREATE INDEX "voice_clips_coach_index" ON "voice_clips" ("coach_id");--> statement-breakpoint
ALTER TABLE "voice_clips" ADD CONSTRAINT "voice_clips_video_id_videos_id_fkey" FOREIGN KEY ("video_id") REFERENCES "videos"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "voice_clips" ADD CONSTRAINT "voice_clips_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id");