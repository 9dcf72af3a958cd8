CREATE TABLE "smashy_turns" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"memory" jsonb NOT NULL,
	"is_helpful" boolean,
	"word" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "smashy_turns_outcome_check" CHECK ("outcome" in ('answered', 'unanswered', 'off-topic', 'small-talk'))
);
--> statement-breakpoint
CREATE INDEX "smashy_turns_session_index" ON "smashy_turns" ("user_id","session_id","created_at");--> statement-breakpoint
CREATE INDEX "smashy_turns_age_index" ON "smashy_turns" ("created_at");--> statement-breakpoint
CREATE INDEX "smashy_turns_open_index" ON "smashy_turns" ("created_at","id") WHERE "outcome" = 'unanswered' or not "is_helpful";--> statement-breakpoint
ALTER TABLE "smashy_turns" ADD CONSTRAINT "smashy_turns_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;