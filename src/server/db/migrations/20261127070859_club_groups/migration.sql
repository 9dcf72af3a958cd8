CREATE TABLE "club_group_members" (
	"group_id" uuid,
	"user_id" uuid,
	"added_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_group_members_pkey" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "club_groups" (
	"id" uuid PRIMARY KEY,
	"club_id" uuid NOT NULL,
	"name" text NOT NULL,
	"coach_id" uuid,
	"is_by_rule" boolean DEFAULT false NOT NULL,
	"level_from" numeric(2,1),
	"level_to" numeric(2,1),
	"rule_coach_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_groups_levels_check" CHECK (("level_from" is null and "level_to" is null) or ("level_from" >= 1 and "level_to" <= 7 and "level_from" <= "level_to")),
	CONSTRAINT "club_groups_rule_check" CHECK ("is_by_rule" or ("level_from" is null and "rule_coach_id" is null))
);
--> statement-breakpoint
CREATE INDEX "club_group_members_user_index" ON "club_group_members" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "club_groups_name_key" ON "club_groups" ("club_id",search_text("name"));--> statement-breakpoint
CREATE INDEX "club_groups_coach_index" ON "club_groups" ("coach_id");--> statement-breakpoint
CREATE INDEX "club_groups_rule_coach_index" ON "club_groups" ("rule_coach_id");--> statement-breakpoint
ALTER TABLE "club_group_members" ADD CONSTRAINT "club_group_members_group_id_club_groups_id_fkey" FOREIGN KEY ("group_id") REFERENCES "club_groups"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_group_members" ADD CONSTRAINT "club_group_members_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_groups" ADD CONSTRAINT "club_groups_club_id_clubs_id_fkey" FOREIGN KEY ("club_id") REFERENCES "clubs"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "club_groups" ADD CONSTRAINT "club_groups_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_groups" ADD CONSTRAINT "club_groups_rule_coach_id_users_id_fkey" FOREIGN KEY ("rule_coach_id") REFERENCES "users"("id") ON DELETE SET NULL;