CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "videos_feedback_index";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_name_index" ON "users" USING gin (search_text("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "videos_analyzed_index" ON "videos" ("player_id","updated_at","id") WHERE "status" = 'Analyzed';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "videos_title_index" ON "videos" USING gin (search_text("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "second_reviews_open_index" ON "second_reviews" ("coach_id","video_id","original_id") WHERE "done_at" is null;