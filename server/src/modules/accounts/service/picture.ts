import type { User } from "@vesper/contract/accounts";
import { signedIn, type Transaction } from "#platform/context.ts";
import { publish } from "#platform/events.ts";
import { presentUser } from "../present.ts";
import { lockAccount } from "../store/administer.ts";
import { updateUser } from "../store/users.ts";

/** Holds an account still until the transaction ends. */
export async function holdUser(tx: Transaction, userId: string): Promise<void> {
  await lockAccount(tx.db, userId);
}

/** The address of the picture beside one's own name. */
export async function changePicture(tx: Transaction, profileImageUrl: string | null): Promise<User> {
  const { userId } = signedIn(tx);
  await publish(tx, "user.profile-updated", { userId });
  return presentUser(await updateUser(tx.db, userId, { profileImageUrl, updatedAt: tx.clock.now() }));
}
