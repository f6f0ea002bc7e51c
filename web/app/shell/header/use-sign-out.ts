import { useNavigate } from "react-router";
import { signOut } from "#web/session/sign-out.ts";

/** Signs out and navigates home. Guarded pages that are still mounted also redirect there. */
export function useSignOut() {
  const navigate = useNavigate();
  return async () => {
    signOut();
    await navigate("/");
  };
}
