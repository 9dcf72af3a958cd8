DROP INDEX "notifications_unread_index";--> statement-breakpoint
CREATE INDEX "notifications_unread_index" ON "notifications" ("user_id","id") WHERE not "is_read";--> statement-breakpoint
DROP INDEX "videos_open_index";--> statement-breakpoint
CREATE INDEX "videos_open_index" ON "videos" ("due_at","paused_at","player_id") WHERE "status" <> 'Analyzed';--> statement-breakpoint
CREATE INDEX "videos_open_player_index" ON "videos" ("player_id","due_at","paused_at","id") WHERE "status" <> 'Analyzed';