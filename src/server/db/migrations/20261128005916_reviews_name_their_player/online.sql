-- Names the player in the rows of a large database while servers of the version before go on.
CREATE OR REPLACE FUNCTION fill_player_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT player_id INTO NEW.player_id FROM videos WHERE id = NEW.video_id;
	RETURN NEW;
END $$;--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY['movement_analyses', 'second_reviews', 'annotations', 'review_drafts', 'review_versions', 'reviews'] LOOP
		EXECUTE format('ALTER TABLE %I ADD COLUMN IF NOT EXISTS player_id uuid', one);
		EXECUTE format('CREATE OR REPLACE TRIGGER fill_player_id BEFORE INSERT ON %I FOR EACH ROW
			WHEN (NEW.player_id IS NULL) EXECUTE FUNCTION fill_player_id()', one);
		COMMIT;
	END LOOP;
END $$;--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	-- What a start that was ended in the middle has left half-built.
	FOREACH one IN ARRAY ARRAY['annotations_without_player', 'videos_player_key', 'annotations_player_index', 'reviews_player_index'] LOOP
		IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass(one) AND NOT indisvalid) THEN
			EXECUTE format('DROP INDEX %I', one);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "annotations_without_player" ON "annotations" ("video_id") WHERE "player_id" IS NULL;--> statement-breakpoint
DO $$
DECLARE
	one text;
	filled bigint;
	is_filled boolean;
BEGIN
	FOREACH one IN ARRAY ARRAY['movement_analyses', 'second_reviews', 'annotations', 'review_drafts', 'review_versions', 'reviews'] LOOP
		LOOP
			-- Rows that someone is writing are left for the next round, so that nobody waits for each other.
			EXECUTE format('WITH batch AS MATERIALIZED (
					SELECT video_id, ctid AS row_id FROM %1$I WHERE player_id IS NULL LIMIT 10000 FOR NO KEY UPDATE SKIP LOCKED)
				UPDATE %1$I AS own SET player_id = videos.player_id FROM batch JOIN videos ON videos.id = batch.video_id
				WHERE own.ctid = batch.row_id', one);
			GET DIAGNOSTICS filled = ROW_COUNT;
			COMMIT;
			CONTINUE WHEN filled > 0;
			EXECUTE format('SELECT NOT EXISTS (SELECT FROM %I WHERE player_id IS NULL)', one) INTO is_filled;
			EXIT WHEN is_filled;
			PERFORM pg_sleep(0.1);
		END LOOP;
	END LOOP;
END $$;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "annotations_without_player";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "videos_player_key" ON "videos" ("player_id","id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "annotations_player_index" ON "annotations" ("player_id","listing_id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_player_index" ON "reviews" ("player_id","published_at");--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY['movement_analyses', 'second_reviews', 'annotations', 'review_drafts', 'review_versions', 'reviews'] LOOP
		IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = one || '_player_check') THEN
			EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I CHECK (player_id IS NOT NULL) NOT VALID', one, one || '_player_check');
			COMMIT;
		END IF;
		EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', one, one || '_player_check');
		COMMIT;
	END LOOP;
	FOREACH one IN ARRAY ARRAY['movement_analyses', 'second_reviews', 'annotations', 'review_drafts', 'review_versions', 'reviews', 'skill_ratings'] LOOP
		IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = one || '_video_fkey') THEN
			EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (player_id, video_id)
				REFERENCES videos (player_id, id) ON DELETE CASCADE NOT VALID', one, one || '_video_fkey');
			COMMIT;
		END IF;
		EXECUTE format('ALTER TABLE %I VALIDATE CONSTRAINT %I', one, one || '_video_fkey');
		COMMIT;
	END LOOP;
END $$;
