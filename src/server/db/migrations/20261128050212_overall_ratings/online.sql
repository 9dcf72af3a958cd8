-- Builds the index while servers of the version before go on.
DO $$
BEGIN
	-- What a start that was ended in the middle has left half-built.
	IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('skill_ratings_overall_index') AND NOT indisvalid) THEN
		DROP INDEX skill_ratings_overall_index;
	END IF;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "skill_ratings_overall_index" ON "skill_ratings" ("player_id","created_at","id","rating") WHERE "skill_name" = 'overall';
