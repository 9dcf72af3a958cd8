-- Builds the indexes while servers of the version before go on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	-- What a start that was ended in the middle has left half-built.
	FOREACH one IN ARRAY ARRAY['users_name_index', 'videos_analyzed_index', 'videos_title_index'] LOOP
		IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass(one) AND NOT indisvalid) THEN
			EXECUTE format('DROP INDEX %I', one);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_name_index" ON "users" USING gin (search_text("first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "videos_analyzed_index" ON "videos" ("player_id","updated_at","id") WHERE "status" = 'Analyzed';--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "videos_title_index" ON "videos" USING gin (search_text("title") gin_trgm_ops);
