ALTER TABLE "payment_orders" ADD COLUMN "customer_id" text;--> statement-breakpoint
UPDATE "payment_orders" SET "customer_id" = "payment_customers"."customer_id" FROM "payment_customers"
	WHERE "payment_customers"."user_id" = "payment_orders"."user_id";
