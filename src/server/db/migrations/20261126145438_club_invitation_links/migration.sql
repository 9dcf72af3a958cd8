ALTER TABLE "account_links" ADD COLUMN "club_invitation_id" uuid;--> statement-breakpoint
CREATE INDEX "account_links_club_invitation_index" ON "account_links" ("club_invitation_id");--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_club_invitation_id_club_invitations_id_fkey" FOREIGN KEY ("club_invitation_id") REFERENCES "club_invitations"("id") ON DELETE CASCADE;