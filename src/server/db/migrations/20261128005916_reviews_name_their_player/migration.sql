-- Complete by itself, for new and small databases and old backups. In a large one `online.sql` has done the long parts before, and the
-- statements below find them done.
CREATE OR REPLACE FUNCTION fill_player_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT player_id INTO NEW.player_id FROM videos WHERE id = NEW.video_id;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "videos_player_key" ON "videos" ("player_id","id");--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	FOREACH one IN ARRAY ARRAY['movement_analyses', 'second_reviews', 'annotations', 'review_drafts', 'review_versions', 'reviews'] LOOP
		EXECUTE format('ALTER TABLE %I ADD COLUMN IF NOT EXISTS player_id uuid', one);
		-- Servers of the version before, which still run during a rolling deploy, do not name the player.
		EXECUTE format('CREATE OR REPLACE TRIGGER fill_player_id BEFORE INSERT ON %I FOR EACH ROW
			WHEN (NEW.player_id IS NULL) EXECUTE FUNCTION fill_player_id()', one);
		IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = one || '_player_check' AND convalidated) THEN
			EXECUTE format('UPDATE %I AS own SET player_id = videos.player_id FROM videos
				WHERE videos.id = own.video_id AND own.player_id IS NULL', one);
		END IF;
		-- With the check PostgreSQL need not look through the rows.
		EXECUTE format('ALTER TABLE %I ALTER COLUMN player_id SET NOT NULL', one);
		EXECUTE format('ALTER TABLE %I DROP CONSTRAINT IF EXISTS %I', one, one || '_player_check');
	END LOOP;
	FOREACH one IN ARRAY ARRAY['movement_analyses', 'second_reviews', 'annotations', 'review_drafts', 'review_versions', 'reviews', 'skill_ratings'] LOOP
		IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = one || '_video_fkey') THEN
			EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (player_id, video_id)
				REFERENCES videos (player_id, id) ON DELETE CASCADE', one, one || '_video_fkey');
		END IF;
		EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', one, one || '_video_id_videos_id_fkey');
	END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "skill_ratings" DROP CONSTRAINT "skill_ratings_player_id_users_id_fkey";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "annotations_player_index" ON "annotations" ("player_id","listing_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_player_index" ON "reviews" ("player_id","published_at");
