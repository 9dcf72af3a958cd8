CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY,
	"player_id" uuid NOT NULL,
	"coach_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"read_at" timestamp(3) with time zone,
	"mailed_at" timestamp(3) with time zone,
	"submission_key" text,
	CONSTRAINT "messages_sender_check" CHECK ("sender_id" in ("player_id", "coach_id"))
);
--> statement-breakpoint
CREATE INDEX "messages_conversation_index" ON "messages" ("player_id","coach_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_coach_index" ON "messages" ("coach_id");--> statement-breakpoint
CREATE INDEX "messages_sender_index" ON "messages" ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_unread_player_index" ON "messages" ("player_id") WHERE "read_at" is null;--> statement-breakpoint
CREATE INDEX "messages_unread_coach_index" ON "messages" ("coach_id") WHERE "read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_submission_key" ON "messages" ("sender_id","submission_key");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_player_id_users_id_fkey" FOREIGN KEY ("player_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE CASCADE;