ALTER TABLE "club_invitations" ADD COLUMN "current_level" numeric(2,1);--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "current_level" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "current_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_level_check" CHECK ("current_level" between 1 and 7);--> statement-breakpoint
-- A level that nobody stated: 1.0, never verified, and not from a registration that asks. A registration writes its consent (with Google
-- its identity, too) in the moment of the account; whoever was invited or imported consents later. By email only Danes were asked.
UPDATE "users" SET "current_level" = NULL
WHERE "current_level" = 1.0
	AND NOT EXISTS (SELECT FROM "level_verifications" WHERE "level_verifications"."player_id" = "users"."id")
	AND NOT (
		EXISTS (SELECT FROM "consents" WHERE "consents"."user_id" = "users"."id" AND "consents"."given_at" = "users"."created_at")
		AND ("users"."country" = 'DK' OR EXISTS (
			SELECT FROM "identities" WHERE "identities"."user_id" = "users"."id" AND "identities"."linked_at" = "users"."created_at"
		))
	);
