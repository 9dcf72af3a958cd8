CREATE TABLE "club_report_mails" (
	"user_id" uuid PRIMARY KEY,
	"day" integer NOT NULL,
	"reported_month" text NOT NULL,
	CONSTRAINT "club_report_mails_day_check" CHECK ("day" between 1 and 28)
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "spoken_code" text DEFAULT translate(substr(md5(gen_random_uuid()::text), 1, 8), '0123456789abcdef', 'ACDEFHJKMNPRTWXY') NOT NULL;--> statement-breakpoint
ALTER TABLE "club_imports" ADD COLUMN "joined" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD COLUMN "coach_id" uuid;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD COLUMN "first_reminded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD COLUMN "last_reminded_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_spoken_code_key" UNIQUE("spoken_code");--> statement-breakpoint
CREATE INDEX "club_invitations_coach_index" ON "club_invitations" ("coach_id");--> statement-breakpoint
CREATE INDEX "club_invitations_reminder_index" ON "club_invitations" ("carried_out_at") WHERE "last_reminded_at" is null;--> statement-breakpoint
ALTER TABLE "club_invitations" ADD CONSTRAINT "club_invitations_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "club_report_mails" ADD CONSTRAINT "club_report_mails_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "stopped_mails" DROP CONSTRAINT "stopped_mails_kind_check", ADD CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'requests', 'connections', 'pairs', 'payments', 'applicants', 'invitations', 'reports'));