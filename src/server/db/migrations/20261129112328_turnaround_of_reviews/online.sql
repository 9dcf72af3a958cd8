-- Works out the turnaround of a large database's reviews while servers of the version before go on.
CREATE OR REPLACE FUNCTION set_turnaround() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A link that is still dead as the review is published is so until then. Where a backup is being restored, there is no video yet.
	NEW.turnaround_seconds := coalesce((SELECT greatest(extract(epoch FROM NEW.published_at - upload_date) - paused_seconds
		- coalesce(extract(epoch FROM NEW.published_at - paused_at), 0), 0)::int FROM videos WHERE id = NEW.video_id), NEW.turnaround_seconds);
	RETURN NEW;
END $$;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN IF NOT EXISTS "turnaround_seconds" integer;--> statement-breakpoint
CREATE OR REPLACE TRIGGER set_turnaround BEFORE INSERT OR UPDATE OF published_at ON "reviews"
	FOR EACH ROW EXECUTE FUNCTION set_turnaround();--> statement-breakpoint
DO $$
DECLARE
	filled bigint;
BEGIN
	LOOP
		-- Rows that someone is writing are left for the next round, so that nobody waits for each other.
		UPDATE reviews SET published_at = published_at WHERE ctid = ANY (ARRAY(
			SELECT ctid FROM reviews WHERE turnaround_seconds IS NULL LIMIT 10000 FOR NO KEY UPDATE SKIP LOCKED));
		GET DIAGNOSTICS filled = ROW_COUNT;
		COMMIT;
		CONTINUE WHEN filled > 0;
		EXIT WHEN NOT EXISTS (SELECT FROM reviews WHERE turnaround_seconds IS NULL);
		PERFORM pg_sleep(0.1);
	END LOOP;
END $$;--> statement-breakpoint
DO $$
DECLARE
	one text;
BEGIN
	-- What a start that was ended in the middle has left half-built.
	FOREACH one IN ARRAY ARRAY['reviews_coach_figures_index', 'reviews_published_figures_index'] LOOP
		IF EXISTS (SELECT FROM pg_index WHERE indexrelid = to_regclass(one) AND NOT indisvalid) THEN
			EXECUTE format('DROP INDEX %I', one);
		END IF;
	END LOOP;
	IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'reviews_turnaround_check') THEN
		ALTER TABLE reviews ADD CONSTRAINT reviews_turnaround_check CHECK (turnaround_seconds IS NOT NULL) NOT VALID;
	END IF;
END $$;--> statement-breakpoint
ALTER TABLE "reviews" VALIDATE CONSTRAINT "reviews_turnaround_check";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_coach_figures_index" ON "reviews" ("coach_id","published_at","turnaround_seconds");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "reviews_published_figures_index" ON "reviews" ("published_at","video_id","coach_id","turnaround_seconds");
