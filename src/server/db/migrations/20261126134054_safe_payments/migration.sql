CREATE TABLE "payment_returns" (
	"id" uuid PRIMARY KEY,
	"payment_id" text NOT NULL,
	"fact" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_changes_underway" (
	"user_id" uuid PRIMARY KEY,
	"wanted" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"held_until" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "subscription_id" text;--> statement-breakpoint
-- Of two open orders of plans the later one stays open. The provider closes the checkout of the other within a day.
UPDATE "payment_orders" AS "earlier" SET "state" = 'closed'
WHERE "state" = 'open' AND "product" IN ('premium', 'pro') AND EXISTS (
  SELECT FROM "payment_orders" AS "later"
  WHERE "later"."user_id" = "earlier"."user_id" AND "later"."state" = 'open'
    AND "later"."product" IN ('premium', 'pro') AND "later"."id" > "earlier"."id"
);
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_open_plan_key" ON "payment_orders" ("user_id") WHERE "state" = 'open' and "product" in ('premium', 'pro');--> statement-breakpoint
CREATE INDEX "payment_returns_payment_index" ON "payment_returns" ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_period_key" ON "receipts" ("subscription_id","period_start") WHERE "credits" > 0;--> statement-breakpoint
ALTER TABLE "subscription_changes_underway" ADD CONSTRAINT "subscription_changes_underway_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id");--> statement-breakpoint
ALTER TABLE "payment_events" DROP CONSTRAINT "payment_events_problem_check", ADD CONSTRAINT "payment_events_problem_check" CHECK ("problem" in ('unknown-order', 'wrong-amount', 'other-customer', 'no-player', 'unknown-payment', 'second-subscription', 'period-paid-before', 'unreadable'));--> statement-breakpoint
ALTER TABLE "payment_orders" DROP CONSTRAINT "payment_orders_state_check", ADD CONSTRAINT "payment_orders_state_check" CHECK ("state" in ('open', 'pending', 'paid', 'failed', 'closed'));
--> statement-breakpoint
-- What has gone back so far is known as a sum alone.
INSERT INTO "payment_returns" ("id", "payment_id", "fact")
SELECT gen_random_uuid(), "payment_id", jsonb_build_object(
  'id', "payment_id", 'kind', 'total', 'cents', "refunded_cents", 'isUndone', false, 'since', "paid_at",
  'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)
FROM "receipts" WHERE "refunded_cents" > 0;
