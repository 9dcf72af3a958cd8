CREATE TABLE "stopped_mails" (
	"user_id" uuid,
	"kind" text,
	"stopped_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stopped_mails_pkey" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "stopped_mails_kind_check" CHECK ("kind" in ('reviews', 'messages', 'sessions', 'connections', 'applicants'))
);
--> statement-breakpoint
CREATE INDEX "messages_unmailed_index" ON "messages" ("created_at") WHERE "read_at" is null and "mailed_at" is null;--> statement-breakpoint
ALTER TABLE "stopped_mails" ADD CONSTRAINT "stopped_mails_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;