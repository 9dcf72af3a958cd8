-- Complete by itself, for new and small databases and old backups. In a large one `online.sql` has built the indexes before.
CREATE INDEX IF NOT EXISTS "annotations_listing_index" ON "annotations" ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "annotations_player_key" ON "annotations" ("player_id","video_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "review_versions_player_key" ON "review_versions" ("player_id","video_id","number");--> statement-breakpoint
ALTER TABLE "annotations" DROP CONSTRAINT "annotations_listing_id_key", DROP CONSTRAINT "annotations_pkey",
	ADD CONSTRAINT "annotations_pkey" PRIMARY KEY USING INDEX "annotations_player_key";--> statement-breakpoint
ALTER TABLE "review_versions" DROP CONSTRAINT "review_versions_pkey",
	ADD CONSTRAINT "review_versions_pkey" PRIMARY KEY USING INDEX "review_versions_player_key";--> statement-breakpoint
ALTER TABLE "movement_analyses" DROP CONSTRAINT "movement_analyses_pkey", ADD PRIMARY KEY ("player_id","video_id");--> statement-breakpoint
-- Threads name their note as it is published now, which was looked up in the note until here.
UPDATE "note_threads" SET "timestamp" = "annotations"."timestamp", "title" = "annotations"."title" FROM "annotations"
	WHERE "annotations"."player_id" = "note_threads"."player_id" AND "annotations"."video_id" = "note_threads"."video_id"
		AND "annotations"."id" = "note_threads"."note_id"
		AND ("annotations"."timestamp", "annotations"."title") IS DISTINCT FROM ("note_threads"."timestamp", "note_threads"."title");
