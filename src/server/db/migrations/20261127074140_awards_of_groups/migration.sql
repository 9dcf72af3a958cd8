ALTER TABLE "club_awards" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "club_awards" ADD COLUMN "group_name" text;--> statement-breakpoint
DROP INDEX "club_awards_winner_key";--> statement-breakpoint
CREATE UNIQUE INDEX "club_awards_winner_key" ON "club_awards" ("club_id","season_from","season_to","category","winner_id",coalesce("group_id", '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
ALTER TABLE "club_awards" ADD CONSTRAINT "club_awards_group_check" CHECK (("group_id" is null) = ("group_name" is null));