CREATE TABLE "coach_invitations" (
	"id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"country" text NOT NULL,
	"message" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "training_sessions_group_index";--> statement-breakpoint
ALTER TABLE "training_sessions" ADD COLUMN "submission_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_invitations_email_key" ON "coach_invitations" ("coach_id","email");--> statement-breakpoint
CREATE INDEX "coach_invitations_age_index" ON "coach_invitations" ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "training_sessions_group_key" ON "training_sessions" ("group_id","player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_sessions_submission_key" ON "training_sessions" ("coach_id","submission_key");--> statement-breakpoint
ALTER TABLE "coach_invitations" ADD CONSTRAINT "coach_invitations_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;