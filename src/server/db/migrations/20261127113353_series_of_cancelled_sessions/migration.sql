ALTER TABLE "cancelled_sessions" ADD COLUMN "series_id" uuid;--> statement-breakpoint
CREATE INDEX "cancelled_sessions_series_index" ON "cancelled_sessions" ("series_id");