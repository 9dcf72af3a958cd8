-- Every way into a club sets both; a row that has not is mended first, so that the check finds nothing.
UPDATE "users" SET "access_type" = 'club' WHERE "club_id" IS NOT NULL AND "access_type" <> 'club';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_club_access_check" CHECK ("club_id" is null or "access_type" = 'club');