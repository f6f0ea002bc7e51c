import { demoPassword } from "@vesper/contract/accounts/demo-password";
import { createWorld, restartWorld, type World } from "@vesper/server/test/world";
import { expect, it } from "vitest";
import { demoPeople } from "./people.ts";

const signInAll = async (world: World) => {
  const answers = demoPeople.map(({ email }) => world.post("/auth/login", { email, password: demoPassword }));
  return (await Promise.all(answers)).map(({ status }) => status);
};

const refused = demoPeople.map(() => 401);

it("creates no account that can sign in at a public address", async () => {
  const world = await createWorld({ DEMO_DATA: "on", PUBLIC_URL: "https://vesper.example.test" });

  const answers = await signInAll(world);
  await world.close();

  expect(answers).toEqual(refused);
});

it("creates none in production, not even for later, and leaves setup to create the first admin", async () => {
  const world = await createWorld({ DEMO_DATA: "on", NODE_ENV: "production" });

  const answers = await signInAll(world);
  const setup = await world.get("/setup");
  const local = await restartWorld(world, { NODE_ENV: "test", PUBLIC_URL: "", DEMO_DATA: "off" });
  const later = await signInAll(local);
  await local.close();
  await world.close();

  expect([answers, later]).toEqual([refused, refused]);
  expect(setup.status).toBe(200);
});
