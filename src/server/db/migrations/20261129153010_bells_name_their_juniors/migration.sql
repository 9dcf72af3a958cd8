-- Bells of former guardians held a junior's name and nothing by which an erasure could find it; their cause names the junior.
DELETE FROM "notifications" USING "users" WHERE "kind" = 'family-changed' AND "cause" LIKE 'family:%'
	AND "users"."id" = split_part("cause", ':', 2)::uuid AND "users"."erased_at" IS NOT NULL;--> statement-breakpoint
UPDATE "notifications" SET "subject_ids" = ARRAY[split_part("cause", ':', 2)::uuid]
	WHERE "kind" = 'family-changed' AND "cause" LIKE 'family:%';
