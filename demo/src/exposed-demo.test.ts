import { demoPassword } from "@vesper/contract/accounts/demo-password";
import { createWorld, restartWorld, type World } from "@vesper/server/test/world";
import { expect, it } from "vitest";
import { demoPeople } from "./people.ts";

const signInAll = async (world: World) => {
  const answers = demoPeople.map(({ email }) => world.post("/auth/login", { email, password: demoPassword }));
  return (await Promise.all(answers)).map(({ status }) => status);
};

it.each<Record<string, string>>([{ NODE_ENV: "production" }, { PUBLIC_URL: "https://vesper.example.test" }])(
  "creates no account that can sign in with %j",
  async (settings) => {
    const refused = demoPeople.map(() => 401);
    const world = await createWorld({ DEMO_DATA: "on", ...settings });

    const exposed = await signInAll(world);
    const local = await restartWorld(world, { NODE_ENV: "test", PUBLIC_URL: "", DEMO_DATA: "off" });
    const later = await signInAll(local);
    await local.close();
    await world.close();

    expect([exposed, later]).toEqual([refused, refused]);
  },
);

it("leaves a production site without an admin, so that setup can create one", async () => {
  const world = await createWorld({ DEMO_DATA: "on", NODE_ENV: "production" });

  const { status } = await world.get("/setup");
  await world.close();

  expect(status).toBe(200);
});
