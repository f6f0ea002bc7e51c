import type { Kysely } from "kysely";
import type {
  AvatarsTable,
  EmailOrdersTable,
  MailedTokensTable,
  PersonalTokensTable,
  RegistrationIntentsTable,
  RecoveryCodesTable,
  SessionsTable,
  StaffActsTable,
  TwoFactorTable,
  UsersTable,
} from "./accounts.ts";
import type { AgeAnswersTable, AgeProofsTable } from "./age.ts";
import type { ActivityTable } from "./activity.ts";
import type { BackupsTable } from "./backups.ts";
import type { BlocksTable } from "./blocks.ts";
import type { BulkUploadRowsTable, BulkUploadsTable } from "./bulk-upload.ts";
import type { ConversationMembersTable, ConversationsTable, MessagesTable } from "./chat.ts";
import type { ContactMessagesTable, ContactRepliesTable } from "./contact.ts";
import type { FavoriteCountsTable, FavoritesTable } from "./favorites.ts";
import type { FollowAlertsTable, FollowSettingsTable, FollowsTable, ProfileNewsTable } from "./follows.ts";
import type { ActiveDaysTable, SiteDaysTable, TransparencyTable } from "./insights.ts";
import type { KeptAnswersTable } from "./kept-answers.ts";
import type { ListingImagesTable, ListingsTable, ListingTagsTable } from "./listings.ts";
import type {
  BlockedPicturesTable,
  MediaFingerprintsTable,
  MediaLikesTable,
  MediaLookalikesTable,
  MediaTable,
  MediaVisitorsTable,
} from "./media.ts";
import type {
  AuditHeadTable,
  AuditLogTable,
  CasesTable,
  EvidenceTable,
  LeasesTable,
  RestrictionsTable,
  StaffReadsTable,
  StatementsTable,
  AppealsTable,
} from "./moderation.ts";
import type { NotificationsTable, PushSubscriptionsTable } from "./notifications.ts";
import type { ListedTextsTable } from "./listed-texts.ts";
import type { ProfileFacetsTable } from "./profile-facets.ts";
import type { PasskeyChallengesTable, PasskeysTable } from "./passkeys.ts";
import type { CitiesTable, PlacesTable } from "./places.ts";
import type {
  ExposureMediansTable,
  ProfileCardsTable,
  ProfileDaysTable,
  ProfileHiddenSpansTable,
  ProfileRatesTable,
  ProfileRatingsTable,
  ProfileServicesTable,
  ProfilesTable,
  ProfileTagsTable,
  ProfileVisitorsTable,
  RotationGenerationsTable,
  RotationPlacesTable,
  SearchWordsTable,
  ToursTable,
} from "./profiles.ts";
import type { DataArchivesTable } from "./privacy.ts";
import type { ExchangeRatesTable } from "./rates.ts";
import type {
  NoticedPicturesTable,
  PictureNoticeCasesTable,
  PictureNoticesTable,
  ReportsTable,
} from "./reports.ts";
import type { ReviewsTable } from "./reviews.ts";
import type { FirstListingsTable, SavedSearchesTable } from "./saved-searches.ts";
import type { SealingStateTable } from "./sealing.ts";
import type { PublicationPolicyTable, SettingChangesTable, SettingsTable } from "./settings.ts";
import type { ProfileNumbersTable, ProfilePrintsTable, SignalsTable } from "./signals.ts";
import type { JobRunsTable, SiteNodesTable } from "./status.ts";
import type { CategoriesTable, ServiceNamesTable, ServicesTable, TagsTable } from "./taxonomy.ts";
import type { VerificationPicturesTable, VerificationsTable } from "./verification.ts";
import type { WebhookDeliveriesTable, WebhooksTable } from "./webhooks.ts";

/** All tables, as the stores see them. */
export interface Tables {
  ageAnswers: AgeAnswersTable;
  ageProofs: AgeProofsTable;
  users: UsersTable;
  sessions: SessionsTable;
  mailedTokens: MailedTokensTable;
  personalTokens: PersonalTokensTable;
  registrationIntents: RegistrationIntentsTable;
  twoFactor: TwoFactorTable;
  recoveryCodes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  avatars: AvatarsTable;
  emailOrders: EmailOrdersTable;
  dataArchives: DataArchivesTable;
  notifications: NotificationsTable;
  pushSubscriptions: PushSubscriptionsTable;
  activeDays: ActiveDaysTable;
  activity: ActivityTable;
  auditLog: AuditLogTable;
  auditHead: AuditHeadTable;
  cases: CasesTable;
  leases: LeasesTable;
  evidence: EvidenceTable;
  restrictions: RestrictionsTable;
  staffActs: StaffActsTable;
  staffReads: StaffReadsTable;
  statements: StatementsTable;
  appeals: AppealsTable;
  reports: ReportsTable;
  pictureNotices: PictureNoticesTable;
  pictureNoticeCases: PictureNoticeCasesTable;
  noticedPictures: NoticedPicturesTable;
  blockedPictures: BlockedPicturesTable;
  mediaFingerprints: MediaFingerprintsTable;
  mediaLookalikes: MediaLookalikesTable;
  backups: BackupsTable;
  blocks: BlocksTable;
  exchangeRates: ExchangeRatesTable;
  exposureMedians: ExposureMediansTable;
  favoriteCounts: FavoriteCountsTable;
  favorites: FavoritesTable;
  followAlerts: FollowAlertsTable;
  followSettings: FollowSettingsTable;
  follows: FollowsTable;
  firstListings: FirstListingsTable;
  bulkUploadRows: BulkUploadRowsTable;
  bulkUploads: BulkUploadsTable;
  categories: CategoriesTable;
  contactMessages: ContactMessagesTable;
  contactReplies: ContactRepliesTable;
  conversationMembers: ConversationMembersTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  cities: CitiesTable;
  jobRuns: JobRunsTable;
  keptAnswers: KeptAnswersTable;
  listingImages: ListingImagesTable;
  listings: ListingsTable;
  listingTags: ListingTagsTable;
  media: MediaTable;
  mediaLikes: MediaLikesTable;
  mediaVisitors: MediaVisitorsTable;
  places: PlacesTable;
  profileDays: ProfileDaysTable;
  profileHiddenSpans: ProfileHiddenSpansTable;
  profileNews: ProfileNewsTable;
  profileNumbers: ProfileNumbersTable;
  profilePrints: ProfilePrintsTable;
  profileRatings: ProfileRatingsTable;
  profiles: ProfilesTable;
  listedTexts: ListedTextsTable;
  profileCards: ProfileCardsTable;
  profileFacets: ProfileFacetsTable;
  profileRates: ProfileRatesTable;
  profileServices: ProfileServicesTable;
  profileTags: ProfileTagsTable;
  profileVisitors: ProfileVisitorsTable;
  reviews: ReviewsTable;
  savedSearches: SavedSearchesTable;
  publicationPolicy: PublicationPolicyTable;
  rotationGenerations: RotationGenerationsTable;
  rotationPlaces: RotationPlacesTable;
  sealingState: SealingStateTable;
  searchWords: SearchWordsTable;
  settingChanges: SettingChangesTable;
  settings: SettingsTable;
  signals: SignalsTable;
  siteDays: SiteDaysTable;
  siteNodes: SiteNodesTable;
  transparency: TransparencyTable;
  serviceNames: ServiceNamesTable;
  services: ServicesTable;
  tags: TagsTable;
  tours: ToursTable;
  verificationPictures: VerificationPicturesTable;
  verifications: VerificationsTable;
  webhookDeliveries: WebhookDeliveriesTable;
  webhooks: WebhooksTable;
}

export type Database = Kysely<Tables>;
