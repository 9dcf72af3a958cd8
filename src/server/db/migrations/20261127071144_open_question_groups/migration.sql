CREATE TABLE "smashy_entries" (
	"id" uuid PRIMARY KEY,
	"question" text NOT NULL,
	"wordings" text[] NOT NULL,
	"answer" text NOT NULL,
	"skill" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by_id" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smashy_entries_skill_check" CHECK ("skill" in ('smash', 'bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob', 'positioning', 'strategy', 'communication', 'footwork'))
);
--> statement-breakpoint
CREATE TABLE "smashy_marks" (
	"id" uuid PRIMARY KEY,
	"group_key" text NOT NULL,
	"mark" text NOT NULL,
	"day" date NOT NULL,
	"marked_by_id" uuid,
	CONSTRAINT "smashy_marks_mark_check" CHECK ("mark" in ('answered', 'not-padel'))
);
--> statement-breakpoint
ALTER TABLE "smashy_turns" ADD COLUMN "group_key" text;--> statement-breakpoint
-- Stems are beyond SQL: questions from before are grouped by their words as they were typed, and are gone within 30 days.
UPDATE "smashy_turns" SET "group_key" = encode(sha256(convert_to(lower(btrim("question")), 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "smashy_turns" ALTER COLUMN "group_key" SET NOT NULL;--> statement-breakpoint
DROP INDEX "smashy_turns_open_index";--> statement-breakpoint
CREATE INDEX "smashy_turns_open_index" ON "smashy_turns" ("group_key","created_at","id") WHERE "outcome" = 'unanswered' or not "is_helpful";--> statement-breakpoint
CREATE INDEX "smashy_entries_changer_index" ON "smashy_entries" ("changed_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "smashy_marks_group_key" ON "smashy_marks" ("group_key");--> statement-breakpoint
CREATE INDEX "smashy_marks_marker_index" ON "smashy_marks" ("marked_by_id");--> statement-breakpoint
ALTER TABLE "smashy_entries" ADD CONSTRAINT "smashy_entries_changed_by_id_users_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "smashy_marks" ADD CONSTRAINT "smashy_marks_marked_by_id_users_id_fkey" FOREIGN KEY ("marked_by_id") REFERENCES "users"("id") ON DELETE SET NULL;