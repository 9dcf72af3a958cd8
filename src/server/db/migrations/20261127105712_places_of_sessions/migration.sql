ALTER TABLE "training_sessions" ADD COLUMN "places" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_sessions" ADD CONSTRAINT "training_sessions_places_check" CHECK ("places" between 1 and 16);--> statement-breakpoint
-- Until now a session had as many places as players.
UPDATE "training_sessions" SET "places" = "booked"."players"
FROM (SELECT "group_id", count(*)::int AS "players" FROM "training_sessions" GROUP BY "group_id") AS "booked"
WHERE "booked"."group_id" = "training_sessions"."group_id" AND "booked"."players" <> "training_sessions"."places";
