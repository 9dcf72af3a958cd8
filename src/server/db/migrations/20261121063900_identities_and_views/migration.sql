CREATE TABLE "identities" (
	"issuer" text,
	"subject" text,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"linked_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_pkey" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_user_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "viewed_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joining_club_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletion_requested_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "acting_role" text;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_user_key" ON "identities" ("user_id","issuer");--> statement-breakpoint
CREATE INDEX "users_joining_club_index" ON "users" ("joining_club_id");--> statement-breakpoint
CREATE INDEX "users_deletion_index" ON "users" ("deletion_requested_at");--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed_user_id_users_id_fkey" FOREIGN KEY ("viewed_user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_joining_club_id_clubs_id_fkey" FOREIGN KEY ("joining_club_id") REFERENCES "clubs"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewed_role_check" CHECK ("viewed_role" in ('player', 'coach_freelance', 'coach_club', 'club', 'admin'));