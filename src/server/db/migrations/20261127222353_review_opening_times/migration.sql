CREATE TABLE "review_openings" (
	"user_id" uuid PRIMARY KEY,
	"time" text NOT NULL,
	"days" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "opens_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "review_openings" ADD CONSTRAINT "review_openings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;