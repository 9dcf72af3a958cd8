-- Builds the indexes of a large database while servers of the version before go on.
DO $$
DECLARE
	one text;
BEGIN
	-- What a start that was ended in the middle has left half-built.
	FOREACH one IN ARRAY ARRAY['annotations_listing_index', 'annotations_player_key', 'review_versions_player_key'] LOOP
		IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass(one) AND NOT indisvalid) THEN
			EXECUTE format('DROP INDEX %I', one);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "annotations_listing_index" ON "annotations" ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "annotations_player_key" ON "annotations" ("player_id","video_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "review_versions_player_key" ON "review_versions" ("player_id","video_id","number");
