CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY,
	"actor_id" uuid,
	"acting_as_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entries_actor_index" ON "audit_entries" ("actor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_index" ON "audit_entries" ("subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" ("action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE TRIGGER "audit_entries_append_only" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
