-- Builds the index while servers of the version before go on.
DO $$
BEGIN
	-- What a start that was ended in the middle has left half-built.
	IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass('annotations_skill_index') AND NOT indisvalid) THEN
		DROP INDEX annotations_skill_index;
	END IF;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "annotations_skill_index" ON "annotations" ("skill","listing_id");