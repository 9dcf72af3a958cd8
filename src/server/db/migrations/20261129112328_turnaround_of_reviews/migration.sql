-- Complete by itself, for new and small databases and old backups. In a large one `online.sql` has done the long parts before, and the
-- statements below find them done.
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
BEGIN
	IF NOT EXISTS (SELECT FROM pg_constraint WHERE conname = 'reviews_turnaround_check' AND convalidated) THEN
		UPDATE reviews SET published_at = published_at WHERE turnaround_seconds IS NULL;
	END IF;
END $$;--> statement-breakpoint
-- With the check PostgreSQL need not look through the rows.
ALTER TABLE "reviews" ALTER COLUMN "turnaround_seconds" SET DEFAULT 0, ALTER COLUMN "turnaround_seconds" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT IF EXISTS "reviews_turnaround_check";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_coach_figures_index" ON "reviews" ("coach_id","published_at","turnaround_seconds");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "reviews_published_figures_index" ON "reviews" ("published_at","video_id","coach_id","turnaround_seconds");--> statement-breakpoint
DROP INDEX "reviews_coach_index";--> statement-breakpoint
DROP INDEX "reviews_published_index";
