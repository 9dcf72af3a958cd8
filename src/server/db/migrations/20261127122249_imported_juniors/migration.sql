ALTER TABLE "guardian_requests" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD COLUMN "current_level" numeric(2,1);--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD COLUMN "coach_id" uuid;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD COLUMN "group_ids" uuid[];--> statement-breakpoint
CREATE INDEX "guardian_requests_import_index" ON "guardian_requests" ("import_id");--> statement-breakpoint
CREATE INDEX "guardian_requests_coach_index" ON "guardian_requests" ("coach_id");--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_import_id_club_imports_id_fkey" FOREIGN KEY ("import_id") REFERENCES "club_imports"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "guardian_requests" ADD CONSTRAINT "guardian_requests_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;